import type { Holder } from '../application.js';

/** A named list of a resource, which people come to at a click. */
export interface ViewDeclaration {
  /** Its text is `resources.<path>.views.<name>`. Of several views with one name readers get the first that is theirs. */
  name: string;
  /** Filter of the dialect. Values may be relative to who asks and when: `@me`, `@mygroups`, `@now`, `@today`, `@today+3`. */
  filter: Readonly<Record<string, unknown>>;
  /** Field of its order, with a leading minus turned round; the standard order of the resource if left out. */
  sort?: string;
  /** A tab above the list, of which the first is open at first; or an entry beside it, behind a button on a phone. */
  as: 'tab' | 'queue';
  /** How many records it has is told beside its name, and kept up to date. */
  count?: true;
  /** Whose view it is; that of everybody who reads the resource and the fields of its filter if left out. */
  roles?: readonly Holder[];
}

const views = new WeakMap<object, ViewDeclaration[]>();

/** Declares a view of a resource, beside its `@Resource`; views stand in the order of their lines. Judged at boot. */
export const View =
  (view: ViewDeclaration): ClassDecorator =>
  (type) => {
    // The last line is the first to be applied.
    views.set(type, [view, ...(views.get(type) ?? [])]);
  };

/** The views of a resource in their order. */
export const viewsOf = (type: object): readonly ViewDeclaration[] => views.get(type) ?? [];

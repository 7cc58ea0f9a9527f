import type { Holder } from '../application.js';

/** A named list of a resource, one click away. */
export interface ViewDeclaration {
  /** Its text is `resources.<path>.views.<name>`; of several with one name and place, users get the first for their roles. */
  name: string;
  /** Filter of the dialect, with relative values such as `@me`, `@mygroups`, `@now`, `@today` and `@today+3`. */
  filter: Readonly<Record<string, unknown>>;
  /** Field of its order, with a leading minus turned round; the standard order of the resource if left out. */
  sort?: string;
  /**
   * A tab above the list, the first of which is open at first; an entry beside it, behind a button on a phone; or a quick
   * filter, which users set and lift within a tab and beside others.
   */
  as: 'tab' | 'queue' | 'quick';
  /** Screens show the number of its records beside its name, and keep it up to date. */
  count?: true;
  /** Roles that see the view; all that read the resource and the fields of its filter if left out. */
  roles?: readonly Holder[];
}

const views = new WeakMap<object, ViewDeclaration[]>();

/** Declares a view of a resource, beside its `@Resource`; views keep the order of their lines. Validated at boot. */
export const View =
  (view: ViewDeclaration): ClassDecorator =>
  (type) => {
    // Decorators are applied from the last line to the first.
    views.set(type, [view, ...(views.get(type) ?? [])]);
  };

/** The views of a resource in their order. */
export const viewsOf = (type: object): readonly ViewDeclaration[] => views.get(type) ?? [];

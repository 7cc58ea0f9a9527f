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
   * A tab above the list, the first of which is open at first; an entry beside it, behind a button on a phone; a quick
   * filter, which users set and lift within a tab and beside others; a panel of the dashboard with its first records; or
   * a number there.
   */
  as: 'tab' | 'queue' | 'quick' | 'home' | 'figure';
  /** Names of the columns, in their order, until a user chooses others; the first eight if left out. */
  columns?: readonly string[];
  /** Screens show the number of its records beside its name, and keep it up to date. */
  count?: true;
  /** Fields of a line in a panel of the dashboard; references among them with their titles. */
  line?: readonly string[];
  /** Most lines of a panel of the dashboard, up to 100; 5 if left out. */
  most?: number;
  /** Place among the panels of the dashboard, 5 if left out; those with one place keep the order of their lines. */
  order?: number;
  /** The panel stands in the narrow column of the dashboard. */
  aside?: true;
  /** The panel is shown without records as well, with the text `<name>Empty` beside its own. */
  kept?: true;
  /** A number above zero is marked as a fault. */
  alarm?: true;
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

/** What the types of the application are. It says so by declaration merging, once: `role`, `group` and `facts`. */
export interface ApplicationTypes {
  /** Whom the platform's own routes and resources are for; the application says which of its roles that are. */
  audience: '@users' | '@administrators' | '@keepers' | '@exporters';
}

/** A role of the application, as tokens and records name it. */
export type RoleName = ApplicationTypes['role'];

/** A group in which the application offers its master data. */
export type ResourceGroup = ApplicationTypes['group'];

/** What the application knows of a signed-in user besides their name and roles, and decides by what they reach. */
export type PrincipalFacts = ApplicationTypes['facts'];

/** Holders of a role, or those whom one of the platform's audiences means. */
export type Holder = RoleName | ApplicationTypes['audience'];

/** When a role counts that somebody holds. */
interface RoleTerms {
  /** Beside which other roles it counts: one of them is enough. Without it, it counts by itself. */
  readonly beside?: readonly RoleName[];
}

/** What the platform must be told of the application that stands on it. */
export interface Application {
  readonly name: string;
  /** Path below which all of it is served, without a slash at its end. */
  readonly base: string;
  /** What the document says of itself, in a sentence or two. */
  readonly description: string;
  /** Every role, with when it counts. */
  readonly roles: Readonly<Record<RoleName, RoleTerms>>;
  readonly audiences: Readonly<Record<ApplicationTypes['audience'], readonly RoleName[]>>;
  /** In the order in which screens offer them. */
  readonly groups: readonly ResourceGroup[];
  /**
   * What the claims of a verified token tell of somebody in a tenant, or without one. The tenant's own records may know
   * better (UserDirectory).
   */
  claims(claims: Readonly<Record<string, unknown>>, tenant: string | null): PrincipalFacts;
  /** Values of query parameters as the document shows them, in terms of the application's own records. */
  readonly examples: { readonly filter: string; readonly embed: string; readonly fields: string };
}

let declared: Application | undefined;

/** Says which application this is. Declarations are judged by it as they are met, and those met before at boot. */
export function declareApplication(application: Application): void {
  declared = application;
}

/** The application of this process, if it is known yet. */
export const declaredApplication = (): Application | undefined => declared;

/** The application of this process. Throws where it was not declared: nobody may do anything then. */
export function application(): Application {
  if (!declared) throw new Error('No application is declared');
  return declared;
}

/** Address of a resource of the API, by its path below `v1`. */
export const apiAddress = (path: string): string => `${application().base}/services/v1/${path}`;

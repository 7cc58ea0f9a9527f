/** Types of the application, which it declares once by declaration merging: `role`, `group` and `facts`. */
export interface ApplicationTypes {
  /** Audiences of the platform's own routes and resources; the application assigns roles to them. */
  audience: '@users' | '@administrators' | '@keepers' | '@exporters';
}

/** A role of the application, as tokens and records name it. */
export type RoleName = ApplicationTypes['role'];

/** A group in which the application offers its master data. */
export type ResourceGroup = ApplicationTypes['group'];

/** Facts of the application about a signed-in user, which decide about their scope. */
export type PrincipalFacts = ApplicationTypes['facts'];

/** A role, or an audience of the platform. */
export type Holder = RoleName | ApplicationTypes['audience'];

/** Conditions under which a held role counts. */
interface RoleTerms {
  /** Roles of which one must be held as well; without them, the role counts by itself. */
  readonly beside?: readonly RoleName[];
}

/** Values of the application for the platform. */
export interface Application {
  readonly name: string;
  /** Path of the application, without a slash at its end. */
  readonly base: string;
  /** Description in the document, in a sentence or two. */
  readonly description: string;
  /** All roles with their conditions. */
  readonly roles: Readonly<Record<RoleName, RoleTerms>>;
  readonly audiences: Readonly<Record<ApplicationTypes['audience'], readonly RoleName[]>>;
  /** Groups in the order of the screens. */
  readonly groups: readonly ResourceGroup[];
  /** Facts in the claims of a verified token; the tenant's records may correct them (UserDirectory). */
  claims(claims: Readonly<Record<string, unknown>>, tenant: string | null): PrincipalFacts;
  /** API paths of the resources whose changes webhooks send. */
  readonly webhooks: readonly string[];
  /** Names of the claims with these facts, whose values are '<tenant>:<value>'. */
  readonly claimNames: readonly string[];
  /** Examples of query parameters for the document. */
  readonly examples: { readonly filter: string; readonly embed: string; readonly fields: string };
}

let declared: Application | undefined;

/** Declares the application. Later declarations of resources are compared with it at once, earlier ones at boot. */
export function declareApplication(application: Application): void {
  declared = application;
}

/** The application of this process, if it is declared. */
export const declaredApplication = (): Application | undefined => declared;

/** The application of this process. Throws before its declaration: no user has rights without it. */
export function application(): Application {
  if (!declared) throw new Error('No application is declared');
  return declared;
}

/** Address of a resource of the API, by its path below `v1`. */
export const apiAddress = (path: string): string => `${application().base}/services/v1/${path}`;

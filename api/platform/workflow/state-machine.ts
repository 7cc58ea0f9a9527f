/** An obstacle to a transition: code of the message, its field, its parameters. */
export interface Blocker {
  readonly code: string;
  readonly field?: string;
  readonly params?: Readonly<Record<string, unknown>>;
}

/** The user or program that makes a transition. */
export interface MachineActor<Kind extends string = string> {
  readonly kind: Kind;
  /** The record lies in the actor's own scope. */
  readonly own: boolean;
}

/** A transition of a state machine; the state `null` is a record that does not exist (yet or any more). */
export interface MachineTransition<State extends string, Kind extends string, Rule> {
  readonly from: readonly (State | null)[];
  readonly to: State | null;
  /** Rule of the transition for each kind of actor; other kinds cannot make it. */
  readonly by: Readonly<Partial<Record<Kind, Rule>>>;
}

/** A transition that exists for a record and an actor. */
export interface Opening<Transition, Rule, Kind extends string> {
  readonly transition: Transition;
  readonly rule: Rule;
  readonly kind: Kind;
}

/** Whether a transition exists for a record, beyond its states and actors. */
type Exists<Transition, Rule, Facts> = (transition: Transition, rule: Rule, facts: Facts) => boolean;

/** The transitions of a table that exist for a record in its state and an actor, whether or not an obstacle remains. */
export function stateMachine<
  State extends string,
  Kind extends string,
  Rule,
  Transition extends MachineTransition<State, Kind, Rule>,
  Facts extends { readonly state: State | null },
>(transitions: readonly Transition[], exists: Exists<Transition, Rule, Facts> = () => true) {
  const openings = (facts: Facts, { kind, own }: MachineActor<Kind>): Opening<Transition, Rule, Kind>[] =>
    transitions.flatMap((transition) => {
      const rule = transition.by[kind];
      const isOpen = rule !== undefined && own && transition.from.includes(facts.state);
      return isOpen && exists(transition, rule, facts) ? [{ transition, rule, kind }] : [];
    });
  return {
    openings,
    /** The transition to a state. */
    opening: (facts: Facts, to: State | null, actor: MachineActor<Kind>) =>
      openings(facts, actor).find(({ transition }) => transition.to === to),
  };
}

/** Something that stands in the way of a transition: code of the message, the field it is about, its parameters. */
export interface Blocker {
  readonly code: string;
  readonly field?: string;
  readonly params?: Readonly<Record<string, unknown>>;
}

/** What a state machine asks of whoever wants to make a transition. */
export interface MachineActor<Kind extends string = string> {
  readonly kind: Kind;
  /** The record lies in the actor's own scope. */
  readonly own: boolean;
}

/** What one line of a state machine says; `null` is a record that does not exist (yet or any more). */
export interface MachineTransition<State extends string, Kind extends string, Rule> {
  readonly from: readonly (State | null)[];
  readonly to: State | null;
  /** What the transition means for each kind of actor; kinds that are not named do not have it. */
  readonly by: Readonly<Partial<Record<Kind, Rule>>>;
}

/** A line of the table that exists for a record and an actor. */
export interface Opening<Transition, Rule, Kind extends string> {
  readonly transition: Transition;
  readonly rule: Rule;
  readonly kind: Kind;
}

/** The question whether a line exists, beyond its states and actors. */
type Exists<Transition, Rule, Facts> = (transition: Transition, rule: Rule, facts: Facts) => boolean;

/**
 * A table of transitions as what is asked of it: which lines exist for a record in its state and an actor, whatever still
 * stands in their way. What is not in the table does not exist.
 */
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
    /** The line that leads there. */
    opening: (facts: Facts, to: State | null, actor: MachineActor<Kind>) =>
      openings(facts, actor).find(({ transition }) => transition.to === to),
  };
}

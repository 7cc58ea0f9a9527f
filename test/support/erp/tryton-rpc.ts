/** A value of Tryton's JSON, which names its classes. */
export type TrytonJson = Record<string, unknown> & { id: number };

type Domain = readonly unknown[];

/** The acts of a user in Tryton: the tests' own client, which shares no code with the desk's. */
export class TrytonRpc {
  #context: object = {};

  private constructor(
    private readonly address: string,
    private readonly authorization: string,
  ) {}

  static async signIn(url: string, database: string, user: string, password: string): Promise<TrytonRpc> {
    const authorization = `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
    const rpc = new TrytonRpc(new URL(`${encodeURIComponent(database)}/`, url).href, authorization);
    await rpc.refresh();
    return rpc;
  }

  /** Reads the company of the user anew. */
  async refresh(): Promise<void> {
    this.#context = await this.#ask('model.res.user.get_preferences', [true, {}]);
  }

  call<T = unknown>(method: string, ...params: unknown[]): Promise<T> {
    return this.#ask(method, [...params, this.#context]);
  }

  async create(model: string, values: object): Promise<number> {
    const [id] = await this.call<number[]>(`model.${model}.create`, [values]);
    return id as number;
  }

  find(model: string, domain: Domain, fields: readonly string[] = ['id']): Promise<TrytonJson[]> {
    return this.call(`model.${model}.search_read`, domain, 0, null, [['id', 'ASC']], fields);
  }

  /** The one record of a condition; throws without one, and with several. */
  async one(model: string, domain: Domain, fields?: readonly string[]): Promise<TrytonJson> {
    const [found, ...others] = await this.find(model, domain, fields);
    if (!found || others.length > 0) throw new Error(`Not one ${model}: ${JSON.stringify(domain)}`);
    return found;
  }

  /** Goes through a wizard: from its first window, with the values of each. */
  async wizard(name: string, steps: readonly (readonly [window: string, entered: object, button: string])[]) {
    const [session] = await this.call<[number, string, string]>(`wizard.${name}.create`);
    const data: Record<string, object> = {};
    for (const [window, entered, button] of steps) {
      data[window] = entered;
      await this.call(`wizard.${name}.execute`, session, data, button);
    }
    await this.call(`wizard.${name}.delete`, session);
  }

  async #ask<T>(method: string, params: readonly unknown[]): Promise<T> {
    const answer = await fetch(this.address, {
      method: 'POST',
      headers: { authorization: this.authorization, 'content-type': 'application/json' },
      body: JSON.stringify({ id: 1, method, params }),
    });
    if (!answer.ok) throw new Error(`${method}: HTTP ${answer.status}`);
    const { result, error } = (await answer.json()) as { result?: T; error?: unknown[] };
    if (error) throw new Error(`${method}: ${JSON.stringify(error.slice(0, 2)).slice(0, 600)}`);
    return result as T;
  }
}

/** 'YYYY-MM-DD' as Tryton writes days. */
export function trytonDay(day: string): object {
  const [year, month, date] = day.split('-').map(Number);
  return { __class__: 'date', year, month, day: date };
}

/** An amount as Tryton writes it. */
export const trytonAmount = (amount: number | string): object => ({ __class__: 'Decimal', decimal: String(amount) });

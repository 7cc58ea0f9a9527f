/** What `services/health/ready` answers; strangers get the status alone. */
export interface Health {
  status?: string | number;
  checks?: Record<string, boolean | string | { status?: string }>;
}

const well = new Set<unknown>(['up', 'ok', 'ready', true, 200]);

/** The parts of the installation, each with whether it runs; without details the whole as one part. */
export function checksOf({ status, checks }: Health): { name: string; up: boolean }[] {
  const parts = Object.entries(checks ?? {}).map(([name, value]) => {
    const told = typeof value === 'object' ? value.status : value;
    return { name, up: well.has(told) };
  });
  return parts.length > 0 ? parts : [{ name: 'services', up: well.has(status) }];
}

interface CheckedMigration {
  readonly statements: readonly string[];
  readonly accepted?: Readonly<Record<string, string>>;
}

export declare const brokenRules: (migration: CheckedMigration) => Promise<string[]>;

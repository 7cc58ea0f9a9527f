/** The number of rows of each value of a column. */
export interface PaperChart {
  readonly title: string;
  readonly bars: readonly { readonly label: string; readonly count: number; readonly shown: string }[];
}

/** A printed list, with each text in the language of the reader. */
export interface ListPaper {
  readonly language: string;
  readonly title: string;
  readonly subtitle: string;
  readonly tenant: string;
  readonly charts: readonly PaperChart[];
  readonly headings: readonly string[];
  /** Whether a column stands at the right, as numbers do. */
  readonly atRight: readonly boolean[];
  /** Whether the values of a column stay on one line, as numbers, days and moments do. */
  readonly whole: readonly boolean[];
  readonly rows: readonly (readonly string[])[];
  /** With '{page}' and '{pages}' for the numbers. */
  readonly footer: string;
}

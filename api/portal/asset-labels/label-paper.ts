/** The label of an asset, which sticks on it. */
export interface Label {
  readonly name: string;
  readonly serialNumber: string | null;
  readonly location: string;
  readonly customer: string;
  /** The address of the request form, with the asset. */
  readonly url: string;
}

/** A sheet of labels in the language of its reader. */
export interface LabelPaper {
  readonly language: string;
  readonly title: string;
  readonly tenant: string;
  /** The label of the serial number, such as 'Serial number'. */
  readonly serial: string;
  /** The request to scan the code. */
  readonly hint: string;
  readonly labels: readonly Label[];
  /** With '{page}' and '{pages}' for the numbers. */
  readonly footer: string;
}

/** The smallest file that is a PDF. */
export const PDF = Buffer.from('%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\n%%EOF\n');
export { PNG } from '../../support/bytes.js';

/** The style of the documentation: light and dark by the reader's device, and for phones. */
export const DOCS_STYLE = `
:root { color-scheme: light dark; --ground: #f5f6f8; --paper: #fff; --text: #1b2330; --soft: #566072; --line: #d5dae1; --brand: #1f3a6e; --code: #eef1f6; }
@media (prefers-color-scheme: dark) {
  :root { --ground: #12161d; --paper: #1a2029; --text: #e6e9ee; --soft: #a7b0be; --line: #343d4b; --brand: #9db8ec; --code: #232b37; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--text); font: 16px/1.6 Inter, Arial, sans-serif; }
a { color: var(--brand); }
header { display: flex; flex-wrap: wrap; align-items: center; gap: 8px 20px; padding: 12px 24px; background: var(--paper); border-bottom: 1px solid var(--line); }
header strong { color: var(--brand); }
header nav { display: flex; flex-wrap: wrap; gap: 4px 12px; flex: 1 1 auto; }
header nav a { padding: 6px 4px; text-decoration: none; }
header nav a[aria-current] { font-weight: 600; border-bottom: 2px solid; }
header .languages { flex: 0 0 auto; text-transform: uppercase; font-size: 14px; }
header span { color: var(--soft); }
header form { margin: 0; }
header button, .button { display: inline-block; padding: 8px 16px; border: 1px solid var(--brand); border-radius: 8px; background: var(--paper); color: var(--brand); font: inherit; text-decoration: none; cursor: pointer; }
:focus-visible { outline: 2px solid var(--brand); outline-offset: 2px; }
main { max-width: 1180px; margin: 0 auto; padding: 8px 24px 64px; }
main.try { max-width: none; padding: 0; background: var(--paper); }
main:not(.try) {
  h1 { font-size: 28px; line-height: 1.25; overflow-wrap: anywhere; }
  h2 { font-size: 20px; margin: 32px 0 8px; }
  h3 { font-size: 16px; margin: 16px 0 4px; }
  p { max-width: 76ch; margin: 8px 0; }
  code, pre { font-family: ui-monospace, 'DejaVu Sans Mono', Consolas, monospace; font-size: 14px; }
  code { overflow-wrap: anywhere; }
  pre { margin: 8px 0; padding: 16px; overflow-x: auto; background: var(--code); border-radius: 8px; line-height: 1.5; }
  details { margin: 8px 0; padding: 4px 16px; background: var(--paper); border: 1px solid var(--line); border-radius: 8px; }
  summary { padding: 6px 0; cursor: pointer; font-weight: 600; }
  small { color: var(--soft); font-weight: 400; }
  .wide { overflow-x: auto; }
  table { width: 100%; border-collapse: collapse; font-size: 15px; }
  th, td { padding: 8px 12px 8px 0; text-align: left; vertical-align: top; border-top: 1px solid var(--line); }
  th { color: var(--soft); font-weight: 600; border-top: 0; }
  td { min-width: 120px; }
  td:first-child { min-width: 180px; }
  .values { margin: 4px 0; padding: 0; list-style: none; font-size: 14px; }
  dt { margin-top: 12px; font-weight: 600; }
  dd { max-width: 76ch; margin: 0; }
  .parts { columns: 3; padding: 0; list-style: none; }
  .parts a { display: inline-block; padding: 4px 0; }
  .parts a[aria-current] { font-weight: 600; }
  .beside { display: grid; grid-template-columns: 230px minmax(0, 1fr); gap: 40px; }
  .beside .parts { columns: 1; font-size: 15px; }
  .operation { margin-bottom: 40px; }
  .address { margin: 0; }
  .rights { margin: 0; color: var(--soft); font-size: 15px; }
}
@media (max-width: 800px) {
  header, main { padding-left: 16px; padding-right: 16px; }
  main:not(.try) {
    .beside { display: block; }
    .beside .parts, .parts { columns: 2; }
    h1 { font-size: 24px; }
    pre { padding: 12px; }
  }
  main.try { overflow-x: auto; }
  .swagger-ui .wrapper, .swagger-ui .scheme-container .schemes { padding-left: 16px; padding-right: 16px; }
  .swagger-ui .opblock-tag { flex-wrap: wrap; }
  .swagger-ui .opblock-tag small { flex: 1 1 100%; padding: 0; order: 2; }
  .swagger-ui .opblock-tag > div { display: none; }
}
/* One server, which is ours. */
.swagger-ui .scheme-container .servers-title, .swagger-ui .scheme-container .servers { display: none; }
`;

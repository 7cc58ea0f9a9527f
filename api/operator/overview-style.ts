/** The style of the operator's page: light and dark by the reader's device, and for phones. */
export const OVERVIEW_STYLE = `
:root { color-scheme: light dark; --ground: #f5f6f8; --paper: #fff; --text: #1b2330; --soft: #566072; --line: #d5dae1; --brand: #1f3a6e; --trouble: #a31515; --code: #eef1f6; }
@media (prefers-color-scheme: dark) {
  :root { --ground: #12161d; --paper: #1a2029; --text: #e6e9ee; --soft: #a7b0be; --line: #343d4b; --brand: #9db8ec; --trouble: #ff9d9d; --code: #232b37; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--text); font: 16px/1.5 Inter, Arial, sans-serif; }
header { padding: 12px 24px; background: var(--paper); border-bottom: 1px solid var(--line); color: var(--brand); }
main { padding: 8px 24px 48px; }
h1 { font-size: 26px; }
h2 { font-size: 20px; }
h3 { display: flex; flex-wrap: wrap; align-items: center; gap: 8px; margin: 0; font-size: 18px; overflow-wrap: anywhere; }
p { max-width: 76ch; margin: 8px 0; }
dl { display: grid; grid-template-columns: repeat(2, 1fr); gap: 8px 16px; margin: 12px 0; }
dl.facts { grid-template-columns: repeat(auto-fit, minmax(200px, 1fr)); }
dt { color: var(--soft); font-size: 14px; }
dd { margin: 0; font-weight: 600; }
.tenants { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(420px, 100%), 1fr)); gap: 16px; align-items: start; }
section, .facts { padding: 16px; background: var(--paper); border: 1px solid var(--line); border-radius: 8px; }
.state { padding: 2px 10px; border: 1px solid; border-radius: 999px; font-size: 13px; font-weight: 600; color: var(--brand); }
.SUSPENDED, .CLOSED, .trouble { color: var(--trouble); }
.soft { color: var(--soft); }
table { width: 100%; margin: 12px 0; border-collapse: collapse; font-size: 15px; }
th, td { padding: 6px 0; border-top: 1px solid var(--line); text-align: left; vertical-align: top; }
th { border-top: 0; color: var(--soft); font-size: 14px; font-weight: 600; }
.number { padding-left: 12px; text-align: right; white-space: nowrap; font-variant-numeric: tabular-nums; }
.commands { display: flex; flex-direction: column; align-items: start; gap: 6px; margin-bottom: 0; }
code { padding: 4px 8px; border-radius: 6px; background: var(--code); font: 14px/1.4 ui-monospace, DejaVu Sans Mono, Consolas, monospace; overflow-wrap: anywhere; }
@media (max-width: 600px) { header, main { padding-left: 16px; padding-right: 16px; } }
`;

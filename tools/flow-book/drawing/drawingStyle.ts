/** The shop's tokens for the drawings: light, and dark where the reader's system is. */
export const drawingStyle = `
.flow{--ink:#0f1b2d;--soft:#55606f;--paper:#f6f4ef;--surface:#fff;--line:#cfc9bb;--strong:#857f70;--head:#efece4;--action:#0b5fff;--shopper:#0a52db;--operator:#0f6b66;--clock:#8a5a00;--browser:#7a3f6d;--app:#4d5a6b;--server:#4d5a6b;--chart:#4d5a6b;--money:#1a7a48;--mark:#e7efff;font-family:"Helvetica Neue",Helvetica,Arial,"Liberation Sans",sans-serif}
@media (prefers-color-scheme:dark){.flow{--ink:#f2efe8;--soft:#a9b4c2;--paper:#0c1624;--surface:#16233a;--line:#3a4c69;--strong:#7a8ba3;--head:#121d30;--action:#7faaff;--shopper:#8fb4ff;--operator:#6fd0c6;--clock:#f0b955;--browser:#dda3cf;--app:#a9b4c2;--server:#a9b4c2;--chart:#a9b4c2;--money:#5fd494;--mark:#1a2f57}}
.flow text{fill:var(--ink);font-size:11px}
.flow .ground{fill:var(--paper)}
.flow .box>rect{fill:var(--head);stroke:var(--line);stroke-width:1}
.flow .box.deep>rect{fill:var(--paper)}
.flow .parallel>rect{stroke-dasharray:5 4}
.flow .leaf>rect,.flow .history>circle{fill:var(--surface);stroke:var(--strong);stroke-width:1.2}
.flow .final>rect{stroke-width:3}
.flow .passing>rect{stroke-dasharray:3 3}
.flow .choice{fill:none;stroke:var(--strong);stroke-width:1.4;stroke-linejoin:round}
.flow text.title{font-size:13px;font-weight:600}
.flow text.code{font-size:11px;fill:var(--soft)}
.flow .dot{fill:var(--action)}
.flow .begin{color:var(--action)}
.flow .begin>.line{stroke:currentColor}
.flow .begin>.tip{fill:currentColor}
.flow .everywhere>rect,.flow .anywhere>rect{fill:none;stroke:var(--strong);stroke-dasharray:2 3}
.flow .anywhere>text{font-size:10px;fill:var(--soft)}
.flow .line{fill:none;stroke-width:1.3}
.flow .tip{stroke:none}
.flow .label>rect{fill:var(--ground,var(--paper));stroke:none}
.flow .icon{fill:none;stroke:currentColor;stroke-width:1.2;stroke-linecap:round;stroke-linejoin:round}
.flow .icon.coin{color:var(--money)}
.flow .row.dim text{fill:var(--soft)}
.flow .arrow.dim>.line{stroke-dasharray:4 3}
${['shopper', 'operator', 'clock', 'browser', 'app', 'server', 'chart']
  .map((who) => `.flow .${who}{color:var(--${who})}`)
  .join('\n')}
.flow .arrow>.line{stroke:currentColor}
.flow .arrow>.tip{fill:currentColor}
.flow .many{color:var(--strong)}
.flow .isLit>rect,.flow .isLit>circle{fill:var(--mark);stroke:var(--action);stroke-width:2.4}
.flow .row.isLit>.hit{fill:var(--mark);stroke:var(--action)}
.flow .arrow.isLit>.line{stroke:var(--action);stroke-width:2.8}
.flow .arrow.isLit>.tip{fill:var(--action)}
.flow .hit{fill:transparent}
`.trim()

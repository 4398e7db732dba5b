import { ofApp } from './harmless/app.ts'
import { ofCharts } from './harmless/charts.ts'
import { ofServer } from './harmless/server.ts'

/** Edits that no test can notice, by their names, and why. */
export const harmless: Readonly<Record<string, string>> = Object.fromEntries(
  [ofCharts, ofApp, ofServer].flatMap((reasons) =>
    Object.entries(reasons).flatMap(([reason, names]) => names.map((name) => [name, reason])),
  ),
)

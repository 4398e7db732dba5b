const mostLines = 12

/** The lines that only one text has: `-` as written, `+` as generated from the chart. */
export function whatDiffers(before: string, after: string): string[] {
  const [old, fresh] = [before.split('\n'), after.split('\n')]
  const [known, now] = [new Set(old), new Set(fresh)]
  const lines = [
    ...old.filter((line) => !now.has(line)).map((line) => `- ${line}`),
    ...fresh.filter((line) => !known.has(line)).map((line) => `+ ${line}`),
  ]
  return lines.length > mostLines
    ? [...lines.slice(0, mostLines), `… and ${lines.length - mostLines} lines more`]
    : lines
}

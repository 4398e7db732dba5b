import { readFileSync } from 'node:fs'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Groups a project's files by environment. A worker whose next file needs another environment ends,
 * and the new one has to load the environment and the app again.
 */
export class SameEnvironmentFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // This is `BaseSequencer.sort`, not the array method that the rule is about.
    // oxlint-disable-next-line unicorn/no-array-sort
    const sorted = await super.sort(files)
    // Keeps the order within each group.
    const alike = Map.groupBy(sorted, (file) => `${file.project.name} ${environmentOf(file)}`)
    return [...alike.values()].flat()
  }
}

/** The environment named in its first line, as vitest reads it. */
function environmentOf({ moduleId }: TestSpecification): string {
  const [first = ''] = readFileSync(moduleId, 'utf8').split('\n', 1)
  return /@vitest-environment\s+(\S+)/.exec(first)?.[1] ?? 'node'
}

import { readFileSync } from 'node:fs'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Within a project, files that ask for the same environment one after the other: a worker whose next file
 * wants another is ended, and the new one loads the environment and the app anew.
 */
export class SameEnvironmentFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // `super` is no list, whose order would change in place.
    // oxlint-disable-next-line unicorn/no-array-sort
    const sorted = await super.sort(files)
    // The order among those that are alike stays.
    const alike = Map.groupBy(sorted, (file) => `${file.project.name} ${environmentOf(file)}`)
    return [...alike.values()].flat()
  }
}

/** What its first line asks for, as vitest reads it. */
function environmentOf({ moduleId }: TestSpecification): string {
  const [first = ''] = readFileSync(moduleId, 'utf8').split('\n', 1)
  return /@vitest-environment\s+(\S+)/.exec(first)?.[1] ?? 'node'
}

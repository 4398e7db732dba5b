import { readFileSync } from 'node:fs'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Within a project, files that ask for the same environment one after the other: a worker whose next file
 * wants another is ended, and the new one loads the environment and the app anew.
 */
export class AlikeTogether extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const projects = [...new Set(sorted.map(({ project }) => project.name))]
    const places = new Map(
      sorted.map((file) => [file, [projects.indexOf(file.project.name), environmentOf(file)]]),
    )
    const placeOf = (file: TestSpecification) => String(places.get(file))
    // The order among those that are alike stays.
    return sorted.toSorted((one, other) => placeOf(one).localeCompare(placeOf(other)))
  }
}

/** What its first line asks for, as vitest reads it. */
function environmentOf({ moduleId }: TestSpecification): string {
  const [first = ''] = readFileSync(moduleId, 'utf8').split('\n', 1)
  return /@vitest-environment\s+(\S+)/.exec(first)?.[1] ?? 'node'
}

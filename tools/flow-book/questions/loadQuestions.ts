import { readdirSync } from 'node:fs'
import type { AnyQuestion } from '../../../tests/model/support/ownerQuestion.ts'

/** The product owner's questions of all charts, in the order of the book's index. */
export async function loadQuestions(): Promise<AnyQuestion[]> {
  const folder = new URL('../../../tests/model/questions/', import.meta.url)
  const files = readdirSync(folder).toSorted()
  const modules = await Promise.all(
    files.map(
      (file) => import(new URL(file, folder).href) as Promise<{ questions: AnyQuestion[] }>,
    ),
  )
  return modules.flatMap(({ questions }) => questions)
}

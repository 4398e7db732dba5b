import { resolve } from 'node:path'
import type { TakenBackup } from '../backup/takeBackup.ts'
import { wordAt, type Command } from '../command.ts'

export const backup: Command = {
  usage: 'backup <folder>',
  summary: 'copies the database and the pictures into an empty folder, while the shop runs',
  details: `The server writes it, so the folder is one of its machine. The key of the payment codes is not in it,
nor are pictures in an object store. npm run restore -- <folder> brings it back.`,
  example: 'backup /backups/2026-11-22',
  run: async (given) => {
    const folder = resolve(wordAt(given, 0, 'folder'))
    const taken = (await given.office.post('/backup', { folder })) as TakenBackup
    given.print(given.json ? JSON.stringify(taken) : textOf(taken))
    return 0
  },
}

function textOf({ folder, tables, rows, pictures }: TakenBackup): string {
  const counted = `In ${folder}: ${tables} tables, rows: ${rows}`
  return pictures === null
    ? `${counted}. The pictures are in the object store, which is backed up by its own means.`
    : `${counted}, files of pictures: ${pictures}.`
}

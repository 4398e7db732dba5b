import { resolve } from 'node:path'
import type { Backup } from '../../backup/takeBackup.ts'
import { wordAt, type Command } from '../command.ts'

export const backup: Command = {
  usage: 'backup <folder>',
  summary:
    'copies the embedded database and the pictures into an empty folder, while the shop runs',
  details: `The server writes it, so the folder is one of its machine. The key of the payment codes is not in it.
npm run restore -- <folder> brings it back. PostgreSQL is backed up with pg_dump.`,
  example: 'backup /backups/2026-11-22',
  run: async (given) => {
    const folder = resolve(wordAt(given, 0, 'folder'))
    const done = (await given.office.post('/backup', { folder })) as Backup
    given.print(
      given.json
        ? JSON.stringify(done)
        : `${done.files} files in ${done.folder}; the database stood still for ${done.heldMs} ms.`,
    )
    return 0
  },
}

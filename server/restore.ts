import { restoreBackup } from './backup/restoreBackup.ts'
import { readEnv } from './env.ts'

process.umask(0o077)

/** Brings back what `npm run office -- backup` made: `npm run restore -- <folder>`. */
async function main(): Promise<string> {
  const from = process.argv[2]
  if (!from) throw new Error('Which backup? npm run restore -- <folder>')
  const { dataFolder } = readEnv()
  await restoreBackup({ from, dataFolder })
  return `Restored into ${dataFolder}. Its payment-code.key is not in a backup: put your copy there, unless PAYMENT_CODE_KEY names it.`
}

await main().then(
  (said) => process.stdout.write(`${said}\n`),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
  },
)

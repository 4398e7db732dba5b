import { randomBytes } from 'node:crypto'
import { makeKeyFile, readKeyFile } from '../../kernel/keyFile.ts'
import { parsePayCodeKeys, type PayCodeKeys } from './payCodeKeys.ts'

const keyBytes = 32

/** Reads the keys from the file, the current one in its first line; null without a file. */
export async function readPayCodeKeyFile(file: string): Promise<PayCodeKeys | null> {
  const text = await readKeyFile(
    file,
    `which protects every payment code. Say chmod 600 ${file}; if somebody may have read it, put a new key above the one in it.`,
  )
  return text === null ? null : parsePayCodeKeys(text, file)
}

/**
 * Creates the file. Of concurrent processes one wins with a complete, flushed file, and all get its
 * key.
 */
export async function makePayCodeKeyFile(file: string): Promise<PayCodeKeys> {
  await makeKeyFile(file, `${randomBytes(keyBytes).toString('hex')}\n`)
  const keys = await readPayCodeKeyFile(file)
  if (!keys) throw new Error(`${file} is gone as soon as it was made`)
  return keys
}

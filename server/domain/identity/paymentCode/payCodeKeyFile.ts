import { randomBytes, randomUUID } from 'node:crypto'
import { link, mkdir, open, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { parsePayCodeKeys, type PayCodeKeys } from './payCodeKeys.ts'

const keyBytes = 32
const ownerAlone = 0o600
const others = 0o077

/** Reads the keys from the file, the current one in its first line; null without a file. */
export async function readPayCodeKeyFile(file: string): Promise<PayCodeKeys | null> {
  const handle = await open(file, 'r').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  if (!handle) return null
  try {
    const { mode } = await handle.stat()
    if (process.platform !== 'win32' && (mode & others) !== 0) {
      throw new Error(
        `Others than its owner may read or change ${file}, which protects every payment code. Say chmod 600 ${file}; if somebody may have read it, put a new key above the one in it.`,
      )
    }
    return parsePayCodeKeys(await handle.readFile('utf8'), file)
  } finally {
    await handle.close()
  }
}

/**
 * Creates the file. Of concurrent processes one wins with a complete, flushed file, and all get its
 * key.
 */
export async function makePayCodeKeyFile(file: string): Promise<PayCodeKeys> {
  await mkdir(dirname(file), { recursive: true })
  const draft = `${file}.${randomUUID()}`
  try {
    await writeDurably(draft, `${randomBytes(keyBytes).toString('hex')}\n`)
    await link(draft, file).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    })
  } finally {
    await rm(draft, { force: true })
  }
  await flushFolder(dirname(file))
  const keys = await readPayCodeKeyFile(file)
  if (!keys) throw new Error(`${file} is gone as soon as it was made`)
  return keys
}

async function writeDurably(file: string, text: string): Promise<void> {
  const handle = await open(file, 'wx', ownerAlone)
  try {
    await handle.writeFile(text)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/**
 * Makes the name durable across a power failure. Windows can't open a folder, and does it
 * automatically.
 */
async function flushFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

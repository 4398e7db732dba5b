import { randomUUID } from 'node:crypto'
import { link, mkdir, open, rm } from 'node:fs/promises'
import { dirname } from 'node:path'

const ownerAlone = 0o600
const others = 0o077

/** Reads a secret file, null without one. Refuses a file that others may read. */
export async function readKeyFile(file: string, remedy: string): Promise<string | null> {
  const handle = await open(file, 'r').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  if (!handle) return null
  try {
    const { mode } = await handle.stat()
    if (process.platform !== 'win32' && (mode & others) !== 0) {
      throw new Error(`Others than its owner may read or change ${file}, ${remedy}`)
    }
    return await handle.readFile('utf8')
  } finally {
    await handle.close()
  }
}

/** Creates the file. Of concurrent processes one wins, with a complete, flushed file. */
export async function makeKeyFile(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  const draft = `${file}.${randomUUID()}`
  try {
    await writeDurably(draft, text)
    await link(draft, file).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    })
  } finally {
    await rm(draft, { force: true })
  }
  await flushFolder(dirname(file))
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

import { serve, type ServerType } from '@hono/node-server'
import { chmod, mkdir, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { dirname } from 'node:path'
import { onClientError } from '../http/onClientError.ts'
import { SecuredResponse } from '../http/securedResponse.ts'
import type { Fetch } from '../http/securityHeaders.ts'
import { createOffice } from '../office/app.ts'

/**
 * Longer than a proxy or client keeps an idle connection, so that the server never closes one that
 * is being reused.
 */
const keepAliveMs = 75_000
/** Slower request bodies are aborted: the app waits at most a minute for an upload. */
const longestRequestMs = 90_000

/** Binds the public port. Rejects when it is taken. */
export function listen(fetch: Fetch, at: { hostname: string; port: number }): Promise<ServerType> {
  return new Promise((resolve, reject) => {
    const serverOptions = {
      keepAliveTimeout: keepAliveMs,
      requestTimeout: longestRequestMs,
      ServerResponse: SecuredResponse,
      // Such a request must get our own refusal, with the security headers.
      requireHostHeader: false,
    }
    const server = serve({ fetch, ...at, serverOptions }, () => resolve(server))
    onClientError(server)
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(`Port ${at.port} is taken. Set PORT to another one.`)
          : error,
      ),
    )
  })
}

/** Listens on the office's private socket. Rejects when another server answers on it. */
export async function openOffice(
  socketPath: string,
  office: Parameters<typeof createOffice>[0],
): Promise<ServerType> {
  const { createAdaptorServer } = await import('@hono/node-server')
  const server = createAdaptorServer({ fetch: createOffice(office).fetch })
  await mkdir(dirname(socketPath), { recursive: true })
  if (await isAnswered(socketPath)) {
    throw new Error(`Another server answers on ${socketPath}. Set OFFICE_SOCKET to another path.`)
  }
  await rm(socketPath, { force: true })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(socketPath, () => resolve())
  })
  await chmod(socketPath, 0o600)
  return server
}

/** A socket without a listener was left by a killed server. */
function isAnswered(socketPath: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = connect(socketPath)
    probe.once('connect', () => {
      probe.destroy()
      resolve(true)
    })
    probe.once('error', () => resolve(false))
  })
}

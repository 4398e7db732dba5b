import type { ServerType } from '@hono/node-server'
import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

const statusOf: Record<string, string> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: '413 Payload Too Large',
}

/**
 * Answers what is no valid HTTP request: cut off, too slow or malformed. It never reaches the code
 * that adds the security headers, so the response declares plain text itself. Then the connection
 * is closed.
 */
export function onClientError(server: ServerType): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    if (socket.writable && !hasBegun(socket)) {
      const status = statusOf[error.code ?? ''] ?? '400 Bad Request'
      socket.write(
        [
          `HTTP/1.1 ${status}`,
          'connection: close',
          'cache-control: no-store',
          'content-type: text/plain; charset=utf-8',
          `content-length: ${status.length + 1}`,
          'x-content-type-options: nosniff',
          '',
          `${status}\n`,
        ].join('\r\n'),
      )
    }
    socket.destroySoon()
  })
}

/** Nothing can be written in the middle of another answer. */
function hasBegun(socket: Socket & { _httpMessage?: ServerResponse | null }): boolean {
  return socket._httpMessage?.headersSent ?? false
}

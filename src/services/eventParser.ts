export interface ServerEvent {
  name: string
  data: string
  /** Null where the event carries none: the stream goes on from the id before it. */
  id: string | null
}

/** Reads a stream of server-sent events piece by piece, wherever it was cut. */
export function createEventParser(): (piece: string) => ServerEvent[] {
  let rest = ''

  return (piece) => {
    const blocks = (rest + piece).replaceAll('\r\n', '\n').split('\n\n')
    rest = blocks.pop() ?? ''
    return blocks.map(readBlock).filter((event) => event !== null)
  }
}

function readBlock(block: string): ServerEvent | null {
  let name = 'message'
  let id: string | null = null
  const data: string[] = []
  for (const line of block.split('\n')) {
    const [field = '', value = ''] = splitLine(line)
    if (field === 'event') name = value
    else if (field === 'data') data.push(value)
    else if (field === 'id') id = value
  }
  return data.length === 0 ? null : { name, data: data.join('\n'), id }
}

/** `field: value`, where one space after the colon belongs to neither. A comment has no field. */
function splitLine(line: string): [string, string] {
  const colon = line.indexOf(':')
  if (colon === -1) return [line, '']
  return [line.slice(0, colon), line.slice(colon + 1).replace(/^ /, '')]
}

// @ts-check
/** Fewer malloc arenas, and blocks above 128 KB return to the system at once. */
const allocator = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
}
/**
 * The young generation's size in megabytes, and how much the old generation may grow between
 * collections.
 */
const v8Flags = ['--max-semi-space-size=16', '--heap-growing-percent=60']
/**
 * Re-executes this process with the same pid and with settings that Node reads only at its start:
 * memory (see docs/decisions/023-memory.md) and the compile cache, so that types are stripped only
 * once. Variables that the environment already sets stay.
 *
 * @param {{ compiledFolder: string }} given
 * @returns {void}
 */
export function reexec({ compiledFolder }) {
  const { execPath, execArgv, argv, env, platform } = process
  if (platform !== 'linux' || !process.execve || env['MALLOC_ARENA_MAX'] !== undefined) return
  process.execve(execPath, [execPath, ...v8Flags, ...execArgv, ...argv.slice(1)], {
    ...allocator,
    NODE_COMPILE_CACHE: compiledFolder,
    ...env,
  })
}

/** What the command line says of itself. */
export const officeHeaders = { user: 'office-user', command: 'office-command', run: 'office-run' }

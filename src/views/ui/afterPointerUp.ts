let isPressed = false

if (typeof document !== 'undefined') {
  const over = () => {
    isPressed = false
  }
  document.addEventListener(
    'pointerdown',
    () => {
      isPressed = true
    },
    true,
  )
  document.addEventListener('pointerup', over, true)
  document.addEventListener('pointercancel', over, true)
}

/**
 * Runs `act` when the pressed pointer is released, so that nothing moves under the finger. Runs it
 * immediately where nothing is pressed.
 */
export function afterPointerUp(act: () => void): void {
  if (!isPressed) {
    act()
    return
  }
  const later = () => {
    document.removeEventListener('pointerup', later)
    document.removeEventListener('pointercancel', later)
    requestAnimationFrame(act)
  }
  document.addEventListener('pointerup', later)
  document.addEventListener('pointercancel', later)
}

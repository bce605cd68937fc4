'use client'

import { useEffect, useId, useState } from 'react'
import { copiedToast } from '@/domain/car/carTitle'
import { COPIED_MS, SHARE_WINDOW, shareLinks } from '@/domain/car/shareLinks'
import { Button } from '@/ui/actions/Button'
import { Icon } from '@/ui/media/Icon'
import { showToast } from '@/ui/overlays/toasts'

/**
 * Copies the car's address, confirms for three seconds, and opens the other ways to share it (CAR-05). Takes the width
 * of its line once open.
 */
export function ShareCar({ carName }: { carName: string }) {
  const [open, setOpen] = useState(false)
  const panel = useId()
  const handleShare = async () => {
    setOpen(!open)
    if (!open && (await copyAddress())) {
      await showToast({ title: copiedToast({ name: carName }), durationMs: COPIED_MS.toast })
    }
  }
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        data-needs-script
        onClick={handleShare}
        aria-expanded={open}
        aria-controls={panel}
      >
        <Icon name="share-2" />
        Share
      </Button>
      <ul
        id={panel}
        hidden={!open}
        aria-label={`Share ${carName}`}
        className="order-last flex w-full flex-wrap gap-2 pb-2"
      >
        <li>
          <CopyLink />
        </li>
        {open &&
          shareLinks(address(), carName).map(({ name, url, opensWindow }) => (
            <li key={name}>
              <Button
                href={url}
                variant="secondary"
                size="sm"
                target={opensWindow ? '_blank' : undefined}
                onClick={(event) => {
                  if (opensWindow && openWindow(url)) event.preventDefault()
                }}
              >
                {name}
              </Button>
            </li>
          ))}
      </ul>
    </>
  )
}

/** Shows 'Copied' for a second and a half (CAR-05). */
function CopyLink() {
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), COPIED_MS.button)
    return () => clearTimeout(timer)
  }, [copied])
  return (
    <Button variant="secondary" size="sm" onClick={async () => setCopied(await copyAddress())}>
      {copied ? <Icon name="check" /> : <Icon name="link-2" />}
      <span aria-live="polite">{copied ? 'Copied' : 'Copy link'}</span>
    </Button>
  )
}

function address(): string {
  return window.location.href.split('#')[0] ?? ''
}

async function copyAddress(): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(address())
    return true
  } catch {
    // Without clipboard access, as on an insecure origin, the shopper can copy the address manually.
    window.prompt('Copy this address', address())
    return false
  }
}

/** Opens a small window centred on the screen; false if the browser blocks it, and the link opens instead. */
function openWindow(url: string): boolean {
  const { width, height } = SHARE_WINDOW
  const left = Math.max(0, Math.round((window.screen.width - width) / 2))
  const top = Math.max(0, Math.round((window.screen.height - height) / 2))
  return window.open(url, 'share', `popup,width=${width},height=${height},left=${left},top=${top}`) !== null
}

'use client'

import { useState } from 'react'
import { Button } from '../actions/Button'
import { Dialog, DialogClose } from '../overlays/Dialog'
import { Drawer } from '../overlays/Drawer'
import { Popover } from '../overlays/Popover'
import { ToastCard } from '../overlays/SonnerToaster'
import { Tooltip } from '../overlays/Tooltip'
import type { Toast } from '../overlays/toast'

const SAVED: Toast = {
  title: 'Car Saved In Watchlist',
  description: '2024 Toyota HiLux SR5 is now available in your watchlist',
  action: { label: 'View List', href: '#gallery' },
}

/** Overlays. */
export function OverlaySpecimens() {
  const [filters, setFilters] = useState(false)
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Dialog
        title="Holiday Opening Hours"
        description="At every location"
        trigger={<Button variant="secondary">Dialog</Button>}
        footer={
          <DialogClose>
            <Button fullWidth>Done</Button>
          </DialogClose>
        }
      >
        <p>We are closed on Christmas Day and Boxing Day, and open again on 27 December from 9:00 am.</p>
      </Dialog>
      <Drawer
        title="Filters"
        open={filters}
        onOpenChange={setFilters}
        trigger={<Button variant="secondary">Drawer</Button>}
        footer={
          <Button fullWidth onClick={() => setFilters(false)}>
            Show Me 128 cars
          </Button>
        }
      >
        <p className="text-muted">Make, price, body and kilometres stand here.</p>
      </Drawer>
      <Popover label="Finance details" trigger={<Button variant="secondary">Popover</Button>}>
        <p className="max-w-xs text-sm">Based on a 5 year term, a 10% deposit and a 30% final payment.</p>
      </Popover>
      <span>
        Comparison rate <Tooltip text="The yearly cost of the loan with its fees, at 8.19% p.a." />
      </span>
      <ToastCard toast={SAVED} />
    </div>
  )
}

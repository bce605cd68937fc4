'use client'

import { useEffect, useRef, useState } from 'react'

interface CompareNamesBarProps {
  cars: readonly { id: number; name: string }[]
}

/**
 * The names of the compared cars below the site's header, once those of the table have scrolled away, each above its column: the
 * table scrolls sideways on phones, and a sticky row inside it would leave with it. Before the table of class `compare`. Not for
 * screen readers, which get the names with each cell.
 */
export function CompareNamesBar({ cars }: CompareNamesBarProps) {
  const bar = useRef<HTMLDivElement>(null)
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    const names = bar.current
    const table = names?.nextElementSibling
    if (!names || !table) return
    const heads = [...table.querySelectorAll('thead th')]
    const alignNames = () => {
      const { left } = names.getBoundingClientRect()
      heads.forEach((head, index) => {
        const column = head.getBoundingClientRect()
        const name = names.children[index]
        if (!(name instanceof HTMLElement)) return
        name.style.width = `${column.width}px`
        name.style.transform = `translateX(${column.left - left}px)`
      })
      const last = heads[0]?.getBoundingClientRect()
      const rest = table.getBoundingClientRect()
      const top = names.getBoundingClientRect().top
      setShown(last !== undefined && last.bottom < top + 1 && rest.bottom > top + names.offsetHeight)
    }
    alignNames()
    const sizes = new ResizeObserver(alignNames)
    sizes.observe(table)
    table.addEventListener('scroll', alignNames, { passive: true })
    window.addEventListener('scroll', alignNames, { passive: true })
    return () => {
      sizes.disconnect()
      table.removeEventListener('scroll', alignNames)
      window.removeEventListener('scroll', alignNames)
    }
  }, [])
  return (
    <div ref={bar} className="compare-bar" data-shown={isShown || undefined} data-print="hidden" aria-hidden>
      {cars.map(({ id, name }) => (
        <span key={id}>{name}</span>
      ))}
    </div>
  )
}

'use client'

import { useEffect, useRef } from 'react'
import type uPlot from 'uplot'
import { formatDay } from '@/domain/reports/formatPeriod'
import type { DayChart as Chart } from '@/domain/reports/report'
import 'uplot/dist/uPlot.min.css'

const HEIGHT = 240

/** What the legend shows: the day that is pointed at, else the last one. */
const orLast = (plot: uPlot, value: number | null, series: number): number => value ?? plot.data[series]?.at(-1) ?? 0

/** A line by day over the same days of the period before, with its figures as a table. */
export function DayChart({ chart }: { chart: Chart }) {
  const { title, days, now, before } = chart
  const box = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const element = box.current
    if (!element) return
    let plot: uPlot | undefined
    let isGone = false
    const resize = new ResizeObserver(() => plot?.setSize({ width: element.clientWidth, height: HEIGHT }))
    void import('uplot').then(({ default: Plot }) => {
      if (isGone) return
      plot = new Plot(chartOptions(element), chartData({ title, days, now, before }), element)
      resize.observe(element)
    })
    return () => {
      isGone = true
      resize.disconnect()
      plot?.destroy()
    }
  }, [title, days, now, before])

  const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0).toLocaleString('en-AU')
  return (
    <section className="reports-section">
      <h2>{title}</h2>
      <div
        aria-label={`${title}: ${total(now)} in these days, ${total(before)} in the days before.`}
        className="reports-chart"
        ref={box}
        role="img"
        style={{ minBlockSize: HEIGHT }}
      />
      <details className="reports-details">
        <summary>Show as a table</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">Day</th>
              <th data-kind="count" scope="col">
                These days
              </th>
              <th data-kind="count" scope="col">
                The days before
              </th>
            </tr>
          </thead>
          <tbody>
            {days.map((day, index) => (
              <tr key={day}>
                <th scope="row">{formatDay(day)}</th>
                <td data-kind="count">{now[index]?.toLocaleString('en-AU')}</td>
                <td data-kind="count">{before[index]?.toLocaleString('en-AU')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  )
}

const chartData = ({ days, now, before }: Chart): uPlot.AlignedData => [
  days.map((day) => Date.parse(`${day}T00:00:00Z`) / 1000),
  [...now],
  [...before],
]

function chartOptions(element: HTMLElement): uPlot.Options {
  const style = getComputedStyle(element)
  const colour = (name: string) => style.getPropertyValue(name).trim()
  const [text, line] = [colour('--reports-quiet'), colour('--reports-line')]
  const axis: uPlot.Axis = {
    stroke: text,
    font: '12px system-ui, sans-serif',
    grid: { stroke: line, width: 1 },
    ticks: { show: false },
  }
  const shortDay = new Intl.DateTimeFormat('en-AU', { day: 'numeric', month: 'short', timeZone: 'UTC' })
  const toDay = (seconds: number) => shortDay.format(new Date(seconds * 1000))
  const value = (plot: uPlot, count: number | null, series: number) =>
    orLast(plot, count, series).toLocaleString('en-AU')
  return {
    width: element.clientWidth,
    height: HEIGHT,
    tzDate: (seconds) => new Date(seconds * 1000),
    cursor: { drag: { x: false, y: false } },
    scales: { x: { time: false }, y: { range: (_, __, max) => [0, Math.max(max * 1.1, 4)] } },
    axes: [
      {
        ...axis,
        grid: { show: false },
        values: (_, ticks) => ticks.map(toDay),
        incrs: [1, 2, 7, 14, 28, 56].map((days) => days * 86_400),
      },
      {
        ...axis,
        size: 56,
        values: (_, ticks) => ticks.map((tick) => (Number.isInteger(tick) ? tick.toLocaleString('en-AU') : '')),
      },
    ],
    series: [
      { label: 'Day', value: (plot, seconds) => toDay(orLast(plot, seconds, 0)) },
      { label: 'These days', stroke: colour('--reports-now'), width: 2, value, points: { show: false } },
      { label: 'The days before', stroke: text, width: 1.5, dash: [4, 4], value, points: { show: false } },
    ],
  }
}

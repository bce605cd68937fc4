'use client'

import dynamic from 'next/dynamic'

/** The trade-in form in a chunk that only its pages load. */
export const LazyTradeInForm = dynamic(() => import('./TradeInForm').then(({ TradeInForm }) => TradeInForm))

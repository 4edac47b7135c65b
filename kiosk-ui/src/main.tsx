import '@fontsource-variable/inter/wght.css';
import { createRoot } from 'react-dom/client';
import { ticketOf } from '#domain/terminal/kioskMessages.ts';
import { App } from './App.tsx';
import './styles/base.css';
import './styles/layout.css';
import './styles/parts.css';
import './styles/screens.css';
import './styles/desk.css';

const address = new URLSearchParams(location.search);
const ticket = ticketOf(address.get('ticket') ?? '');
const root = document.getElementById('kiosk');

if (root) createRoot(root).render(<App ticket={ticket} language={address.get('lang')} />);

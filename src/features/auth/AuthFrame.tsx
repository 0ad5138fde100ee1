import './auth-frame.css';
import type { ReactNode } from 'react';
import { AyudaAqui } from '#blocks/ayuda/AyudaAqui.tsx';
import { config } from '#lib/config.ts';
import { Brand } from '#ui/layout/Brand.tsx';
import { auth } from './messages.ts';

/** The two halves of the sign-in screens: the form, and what the portal is for. */
export function AuthFrame({ title, lead, children }: { title: string; lead?: ReactNode; children: ReactNode }) {
  return (
    <div className="auth">
      <main className="auth-main" id="contenido">
        <div className="auth-column">
          <Brand />
          <h1 tabIndex={-1}>{title}</h1>
          {lead ? <p className="auth-lead">{lead}</p> : null}
          {children}
          <AyudaAqui tarea="entrar-y-cambiar-la-contrasena" />
        </div>
        {config().versionPrueba ? <p className="auth-test">{auth.login.versionPrueba}</p> : null}
      </main>
      <aside className="auth-side">
        <p className="auth-motto">{auth.login.lema}</p>
        <ul>
          {auth.login.puntos.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </aside>
    </div>
  );
}

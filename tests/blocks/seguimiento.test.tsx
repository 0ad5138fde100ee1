import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { HtmlSeguro } from '#blocks/seguimiento/HtmlSeguro.tsx';
import { cambiosComoHtml, textoComoHtml } from '#blocks/seguimiento/seguimiento.ts';

describe('[R-3.2-01] the list of changes', () => {
  test('[F-3.10-05] [E-3-13] [R-3.2-01] [R-4.1-12] names each changed field with its old and new value', () => {
    const html = cambiosComoHtml([
      { campo: 'Cargo', valorAnterior: 'AUXILIAR', valorNuevo: 'CAJERO' },
      { campo: 'Zona', valorAnterior: '', valorNuevo: 'MIRAFLORES' },
    ]);
    expect(html).toBe(
      '<ul><li><b>Cargo:</b> <small>AUXILIAR</small> -&gt; CAJERO</li>' +
        '<li><b>Zona:</b> <small>(vacío)</small> -&gt; MIRAFLORES</li></ul>',
    );
  });

  test('nothing changed is no list', () => {
    expect(cambiosComoHtml([])).toBe('');
  });

  test.each(['<img src=x onerror=alert(1)>', '"><script>alert(1)</script>', "' onmouseover='x", '&lt;b&gt;'])(
    'escapes %s wherever it stands',
    (hostile) => {
      const box = document.createElement('div');
      for (const change of [
        { campo: hostile, valorAnterior: 'A', valorNuevo: 'B' },
        { campo: 'Cargo', valorAnterior: hostile, valorNuevo: 'B' },
        { campo: 'Cargo', valorAnterior: 'A', valorNuevo: hostile },
      ]) {
        box.innerHTML = cambiosComoHtml([change]);
        expect([...box.querySelectorAll('*')].map((one) => one.localName)).toEqual(['ul', 'li', 'b', 'small']);
        expect(box.textContent).toContain(hostile);
      }
    },
  );

  test('a message keeps its lines and nothing else', () => {
    expect(textoComoHtml(' uno\n<b>dos</b> ')).toBe('uno<br>&#60;b&#62;dos&#60;/b&#62;');
  });
});

const tags = new Set('b strong i em u br p ul ol li span div small table thead tbody tr th td'.split(' '));

describe('[F-3.8-03] HTML of the services', () => {
  test.each([
    '<script>alert(1)</script>fin',
    '<img src=x onerror=alert(1)>fin',
    '<svg><script>alert(1)</script></svg>fin',
    '<svg onload=alert(1)></svg>fin',
    '<a href="javascript:alert(1)">fin</a>',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>fin',
    '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>fin',
    '<form action="//evil"><input name=clave><button>fin</button></form>',
    '<p style="position:fixed;inset:0" class="modal" id="root" onclick=alert(1)>fin</p>',
    '<div data-x="1" aria-label="x" title="x">fin</div>',
    '<object data="data:text/html,<script>alert(1)</script>"></object>fin',
    '<style>*{display:none}</style>fin',
    '<base href="//evil"><meta http-equiv=refresh content="0;url=//evil">fin',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>">fin',
    '<b>sin cerrar <i>fin',
    '<template><img src=x onerror=alert(1)></template>fin',
  ])('%s', async (html) => {
    const { container } = render(<HtmlSeguro html={html} />);
    expect(await screen.findByText(/fin/)).toBeInTheDocument();
    for (const element of container.querySelectorAll('.html-seguro *')) {
      expect(tags).toContain(element.localName);
      expect([...element.attributes].map((one) => one.name)).toEqual([]);
    }
  });

  test('[R-3.2-01] lists, emphasis and tables stay', async () => {
    const { container } = render(
      <HtmlSeguro html="<table> <tr><td colspan='2'>uno</td></tr></table><ul><li><b>dos</b><br>tres</li></ul>" />,
    );
    const box = await screen.findByText('uno');
    expect(box).toHaveAttribute('colspan', '2');
    expect(container.querySelector('.html-seguro')?.innerHTML).toBe(
      '<table><tbody><tr><td colspan="2">uno</td></tr></tbody></table><ul><li><b>dos</b><br>tres</li></ul>',
    );
  });

  test('a style is not read, and a word like its name is', async () => {
    const { container } = render(
      <HtmlSeguro html="<style>*{display:none}</style><b Style='color:red'>Lifestyle</b> style=" />,
    );
    await screen.findByText('Lifestyle');
    expect(container.querySelector('.html-seguro')?.innerHTML).toBe('<b>Lifestyle</b> style=');
  });

  test('more than 50 000 characters are shown as text', async () => {
    const long = `<b>${'x'.repeat(50_000)}</b>`;
    const { container } = render(<HtmlSeguro html={long} />);
    await screen.findByText(/<b>x/);
    expect(container.querySelector('b')).toBeNull();
  });
});

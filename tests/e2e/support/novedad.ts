import { expect, type Locator, type Page } from '@playwright/test';
import { now } from './fecha.ts';
import { EVER, Screen } from './pages.ts';

const numeric = { day: '2-digit', month: '2-digit', year: 'numeric' } as const;

/** Today in Bolivia as people type it. It is always in the contribution period. */
export const todayTyped = () =>
  new Intl.DateTimeFormat('es-BO', { timeZone: 'America/La_Paz', ...numeric }).format(now());

/** A one-page PDF and a small photograph, like files on a person's disk. */
export const contrato = {
  name: 'contrato.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
  ),
};

/** What differs between the screens of the families. */
export interface Familia {
  readonly lista: string;
  readonly ruta: string;
  /** The dialog after Nuevo, if there is more than one type. */
  readonly eleccion?: string;
  /** The notice's own tab. */
  readonly pestana: string;
}

/** The list of a family of notices. */
export class NovedadListScreen extends Screen {
  constructor(
    page: Page,
    readonly familia: Familia,
  ) {
    super(page);
  }

  async open(): Promise<void> {
    await this.page.goto(this.familia.ruta);
    await this.shows(this.familia.lista);
    await this.loaded();
  }

  /** Opens the list with all notices. By default a list starts with the current month, which may just have begun. */
  async openEver(): Promise<void> {
    await this.page.goto(`${this.familia.ruta}?${EVER}`);
    await this.shows(this.familia.lista);
    await this.loaded();
  }

  async loaded(): Promise<void> {
    await expect(this.page.getByRole('table', { name: this.familia.lista })).toHaveAttribute('aria-busy', 'false');
  }

  row(name: string | RegExp): Locator {
    return this.page.getByRole('row').filter({ hasText: name });
  }

  /** Presses Nuevo, chooses the type if needed, and answers the regional question. */
  async startNew(type = ''): Promise<void> {
    await this.press('Nuevo');
    if (this.familia.eleccion) await this.dialog(this.familia.eleccion).getByRole('button', { name: type }).click();
    const regional = this.dialog('Confirmar la regional donde se registrará la novedad');
    await expect(regional).toContainText('La Paz');
    await regional.getByRole('button', { name: 'Aceptar' }).click();
  }
}

/** The person search, and the form it opens. */
export class NovedadFormScreen extends Screen {
  constructor(
    page: Page,
    readonly familia: Familia,
  ) {
    super(page);
  }

  get search(): Locator {
    return this.dialog('Buscar asegurado(a)');
  }

  get questions(): Locator {
    return this.page.getByRole('alertdialog');
  }

  async choosePerson(documento: string): Promise<void> {
    await this.search.getByLabel(/^Número de documento/).fill(documento);
    await this.page.keyboard.press('Enter');
    await this.search.getByRole('checkbox', { name: /^Seleccionar a / }).check();
    await this.search.getByRole('button', { name: 'Aceptar' }).click();
  }

  async tab(name: 'Datos Personales' | 'Adjuntos' | Familia['pestana']): Promise<void> {
    await this.page.getByRole('tab', { name: new RegExp(`^${name}`) }).click();
  }

  /** Chooses in a searchable list. */
  async choose(label: string, text: string): Promise<void> {
    const list = this.page.getByRole('combobox', { name: new RegExp(`^${label}`) });
    await list.focus();
    await list.press('ArrowDown');
    await list.fill(text);
    await this.page.getByRole('option').filter({ hasText: text }).first().click();
  }

  async uploadPhoto(): Promise<void> {
    await this.tab('Datos Personales');
    const picture = await this.page.screenshot({ clip: { x: 0, y: 0, width: 320, height: 400 }, type: 'jpeg' });
    const group = this.page.getByRole('group', { name: /^Fotografía/ });
    await group
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'foto.jpg', mimeType: 'image/jpeg', buffer: picture });
    // It has the ratio of the photograph, so it is used as it is.
    await expect(group.getByRole('img', { name: 'Fotografía de la persona' })).toBeVisible();
  }

  async upload(requirement: RegExp, file = contrato): Promise<void> {
    await this.tab('Adjuntos');
    const slot = this.page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: requirement });
    await slot.locator('input[type=file]').setInputFiles(file);
    await expect(slot).toContainText(file.name);
    // The name is already shown while the upload is in progress.
    await expect(slot.getByRole('progressbar')).toHaveCount(0);
  }

  /** Picks today in the calendar of a date, or yesterday if the form's contribution period ended at a midnight since. */
  async pickToday(label: string): Promise<void> {
    const words = new Intl.DateTimeFormat('es-BO', { timeZone: 'America/La_Paz', dateStyle: 'long' });
    const [today, yesterday] = [now(), new Date(now().getTime() - 86_400_000)].map((moment) => words.format(moment));
    await this.field(label).click();
    const days = this.page.getByRole('button', {
      name: new RegExp(`^(${today}, hoy|${yesterday})$`),
      disabled: false,
    });
    await days.last().click();
    await expect(this.field(label)).not.toHaveValue('');
  }

  /** Types today into a date field that allows typing. */
  async typeToday(label: string): Promise<void> {
    await this.field(label).fill(todayTyped());
  }

  /** Presses Grabar, answers the question, and checks the outcome. */
  async save(question: string, outcome = 'El registro se insertó correctamente.'): Promise<void> {
    await this.press('Grabar');
    await this.accept(question);
    await this.tells(outcome);
    await this.stateIs('Registrado');
  }

  async declare(): Promise<void> {
    await this.press('Declarar');
    await this.accept('Una vez declarada la novedad no podrá modificar la misma.');
    await this.tells('El registro se declaró correctamente.');
    await this.stateIs('Declarado');
  }

  /** The staff observe it with a reason. */
  async observe(texto: string): Promise<void> {
    await this.press('Observar');
    await this.dialog('Observación')
      .getByLabel(/^Observación/)
      .fill(texto);
    await this.dialog('Observación').getByRole('button', { name: 'Grabar' }).click();
    await this.tells('Se observó correctamente la novedad.');
    await this.stateIs('Observado');
  }

  /** The staff accept the notice of a person. */
  async acceptNoticeOf(nombre: string): Promise<void> {
    await this.press('Aceptar');
    await this.accept(`¿Desea aceptar el aviso de ${nombre}?`);
    await this.tells('La novedad se aceptó correctamente.');
    await this.stateIs('Aceptado');
  }

  async accept(question: string | RegExp): Promise<void> {
    await expect(this.questions.last()).toContainText(question);
    await this.questions.last().getByRole('button', { name: 'Aceptar' }).click();
  }

  async stateIs(state: string): Promise<void> {
    await expect(
      this.page.getByRole('list', { name: 'Estado del aviso' }).locator('[aria-current="step"]'),
    ).toContainText(state);
  }
}

/** The staff's desk. */
export class ReviewScreen extends Screen {
  /** The pane with the waiting and the observed notices. */
  get queue(): Locator {
    return this.page.getByRole('complementary', { name: 'Cola de revisión' });
  }

  /** The person of the notice in view. */
  get person(): Locator {
    return this.page.getByRole('heading', { level: 1 });
  }

  /** Opens the desk and waits until its first notice can be decided. */
  async open(search = ''): Promise<void> {
    await this.page.goto(`/seguros/revision-admin${search}`);
    await this.counted();
    await this.ready();
  }

  async counted(): Promise<void> {
    await expect(this.page.getByRole('tab', { name: /^Por revisar ?\d+$/ })).toBeVisible();
  }

  /** The notice in view can be decided. */
  async ready(): Promise<void> {
    await expect(this.page.getByRole('button', { name: 'Aceptar', exact: true })).toBeEnabled();
  }

  /**
   * The notice in view is there as a whole: its facts and files are read, its checks have ended, and its documents are drawn.
   * Until then what comes may take room from what is there.
   */
  async whole(): Promise<void> {
    await this.ready();
    await expect(this.page.locator('.comprobado')).toHaveAttribute('aria-busy', 'false');
    await expect(this.page.locator('.skeleton')).toHaveCount(0);
    // The sheet of a place without a file stays. That of a file stands there until its picture comes, which is drawn hidden.
    const thumbnails = this.page.locator('.documento-miniatura');
    await expect(thumbnails.locator('.documento-hoja:not(.documento-vacio)')).toHaveCount(0);
    await expect(thumbnails.locator('canvas, img').filter({ visible: false })).toHaveCount(0);
    await expect(this.page.locator('.documento-vista').locator('canvas, img').first()).toBeVisible();
  }

  /** Brings the declared notice of a person into view. */
  async show(nombre: string): Promise<void> {
    await this.page.goto('/seguros/revision-admin');
    await this.counted();
    await this.queue.getByRole('button', { name: /^Filtrar/ }).click();
    await this.queue.getByLabel('Filtrar resultados').fill(nombre);
    await expect(this.person).toHaveText(nombre);
    await this.ready();
  }

  /** Opens the declared notice of a person as the form of its family. */
  async openNoticeOf(nombre: string, familia: Familia): Promise<NovedadFormScreen> {
    await this.show(nombre);
    await this.page.getByRole('link', { name: /abrir el formulario$/ }).click();
    const form = new NovedadFormScreen(this.page, familia);
    await form.stateIs('Declarado');
    return form;
  }
}

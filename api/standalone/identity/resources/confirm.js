// Whoever comes with an identity token has already said that they want to leave.
document.querySelector('button[data-automatic]')?.click();
